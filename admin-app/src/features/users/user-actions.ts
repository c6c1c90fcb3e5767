import { callFunction } from 'shared-lib/data';
import type { Plan, UserDetail } from 'shared-lib/domain';
import { detailMessages as messages } from './detail-messages';
import { messages as listMessages } from './messages';

type ListedCard = UserDetail['cardList'][number];

/** Something that an administrator does to an account. */
export type UserAction =
  | { kind: 'plan'; plan: Plan }
  | { kind: 'suspend' }
  | { kind: 'restore' }
  | { kind: 'grant' }
  | { kind: 'remove' }
  | { kind: 'takeDown'; card: ListedCard }
  | { kind: 'lift'; card: ListedCard };

/** What is said about an action, and how it is done. */
export interface DescribedAction {
  title: string;
  text: string;
  confirm: string;
  danger?: boolean;
  reason?: { label: string; help: string };
  /** Does it, and tells what of the sheet is different then. */
  run: (reason: string) => Promise<Partial<UserDetail>>;
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
 * The words and the work of an action.
 *
 * @param isSelf - The account is of who is at work.
 */
export function describeAction(action: UserAction, user: UserDetail, isSelf: boolean): DescribedAction {
  const { uid } = user;
  const who = user.name || user.email;
  const setDisabled = async (disabled: boolean, reason: string) => {
    await callFunction('setUserDisabled', { uid, disabled, reason });
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
        reason: { label: messages.reason, help: messages.reasonForLog },
        run: (reason) => setDisabled(true, reason),
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
          await callFunction('grantAdmin', { uid });
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
          await callFunction('removeAdmin', { uid });
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
          await callFunction('takeDownCard', { cardId: action.card.id, reason });
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
          await callFunction('liftTakedown', { cardId: action.card.id });
          return withTakedown(user, action.card.id, false);
        },
        done: messages.liftDone(cardName(action.card)),
      };
  }
}
