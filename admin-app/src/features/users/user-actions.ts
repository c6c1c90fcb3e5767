import { callFunction } from 'shared-lib/data';
import type { AccountHelp, Plan, UserDetail } from 'shared-lib/model';
import { withRecentSignIn } from 'shared-lib/recent-sign-in';
import { detailMessages as messages } from './detail-messages';
import { messages as listMessages } from './messages';

type ListedCard = UserDetail['cardList'][number];

/** Action of an administrator on an account. */
export type UserAction =
  | { kind: 'plan'; plan: Plan }
  | { kind: 'suspend' }
  | { kind: 'restore' }
  | { kind: 'grant' }
  | { kind: 'remove' }
  | { kind: 'takeDown'; card: ListedCard }
  | { kind: 'lift'; card: ListedCard }
  | { kind: 'help'; help: AccountHelp }
  | { kind: 'delete' };

/** An action with its texts. */
export interface DescribedAction {
  title: string;
  text: string;
  confirm: string;
  danger?: boolean;
  reason?: { label: string; help: string; expected?: string };
  /** Label of a choice that belongs to it. */
  choice?: string;
  /** Runs it, and returns the changed data. */
  run: (reason: string, isChosen: boolean) => Promise<Partial<UserDetail>>;
  done: string;
}

export const cardName = ({ name, slug }: ListedCard) => name || slug;

const withTakedown = (user: UserDetail, cardId: string, takenDown: boolean): Partial<UserDetail> => ({
  cardList: user.cardList.map((card) => {
    if (card.id !== cardId) return card;
    // What was shown is paused from then on, and after the takedown is lifted until its owner shows it again.
    return { ...card, takenDown, status: card.status === 'published' ? 'paused' : card.status };
  }),
});

/**
 * Returns the texts and the work of an action.
 *
 * @param isSelf - True for the administrator's own account.
 */
export function describeAction(action: UserAction, user: UserDetail, isSelf = false): DescribedAction {
  const { uid } = user;
  const who = user.name || user.email;
  const setDisabled = async (disabled: boolean, reason: string, reports: 'close' | 'keep' = 'keep') => {
    await withRecentSignIn(() => callFunction('setUserDisabled', { uid, disabled, reason, reports }));
    return { disabled, disabledReason: reason };
  };
  switch (action.kind) {
    case 'plan':
      return {
        title: messages.planTitle(who, listMessages.plans[action.plan]),
        text: messages.planText(listMessages.plans[user.plan]),
        confirm: messages.planConfirm,
        run: async () => ({ plan: (await callFunction('setUserPlan', { uid, plan: action.plan })).plan }),
        done: messages.planDone(who, listMessages.plans[action.plan]),
      };
    case 'suspend':
      return {
        title: messages.suspendTitle(who),
        text: messages.suspendText,
        confirm: messages.suspend,
        danger: true,
        reason: { label: messages.reason, help: messages.reasonForAccount },
        choice: messages.closeReports,
        run: (reason, isChosen) => setDisabled(true, reason, isChosen ? 'close' : 'keep'),
        done: messages.suspendDone(who),
      };
    case 'restore':
      return {
        title: messages.restoreTitle(who),
        text: messages.restoreText,
        confirm: messages.restore,
        run: () => setDisabled(false, ''),
        done: messages.restoreDone(who),
      };
    case 'grant':
      return {
        title: messages.grantTitle(who),
        text: messages.grantText,
        confirm: messages.grant,
        run: async () => {
          await withRecentSignIn(() => callFunction('grantAdmin', { uid }));
          return { isAdmin: true };
        },
        done: messages.grantDone(who),
      };
    case 'remove':
      return {
        title: messages.removeTitle(who),
        text: isSelf ? messages.removeSelf : messages.removeText,
        confirm: messages.remove,
        danger: true,
        run: async () => {
          await withRecentSignIn(() => callFunction('removeAdmin', { uid }));
          return { isAdmin: false };
        },
        done: messages.removeDone(who),
      };
    case 'takeDown':
      return {
        title: messages.takeDownTitle(cardName(action.card)),
        text: messages.takeDownText,
        confirm: messages.takeDownConfirm,
        danger: true,
        reason: { label: messages.reason, help: messages.reasonForOwner },
        run: async (reason) => {
          await withRecentSignIn(() => callFunction('takeDownCard', { cardId: action.card.id, reason }));
          return withTakedown(user, action.card.id, true);
        },
        done: messages.takeDownDone(cardName(action.card)),
      };
    case 'lift':
      return {
        title: messages.liftTitle(cardName(action.card)),
        text: messages.liftText,
        confirm: messages.liftConfirm,
        run: async () => {
          await withRecentSignIn(() => callFunction('liftTakedown', { cardId: action.card.id }));
          return withTakedown(user, action.card.id, false);
        },
        done: messages.liftDone(cardName(action.card)),
      };
    case 'help': {
      const texts = messages.helps[action.help];
      return {
        title: texts.title(who),
        text: texts.text(user.email),
        confirm: texts.button,
        run: async () => {
          await withRecentSignIn(() => callFunction('helpAccount', { uid, help: action.help }));
          return {};
        },
        done: texts.done(who),
      };
    }
    case 'delete':
      return {
        title: messages.deleteTitle(who),
        text: messages.deleteText(user.email),
        confirm: messages.deleteConfirm,
        danger: true,
        reason: { label: messages.deleteEmail, help: messages.deleteEmailHelp, expected: user.email },
        run: async (email) => {
          await withRecentSignIn(() => callFunction('deleteUser', { uid, email }));
          return {};
        },
        done: messages.deleteDone(who),
      };
  }
}
