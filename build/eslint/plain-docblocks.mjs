const QUESTION = /^(what|who|whose|whether|where|how)\b/i;

/** Returns the first words of a docblock, without its stars. */
const descriptionOf = (comment) => comment.value.replace(/^[\s*]+/, '');

/**
 * ESLint rule: refuses a docblock that opens like a question ('What is free', 'Who comes too late').
 *
 * A function's docblock begins with a verb in the third person, that of a constant, type or field with a noun.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const plainDocblocks = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      question:
        "A docblock doesn't open with '{{word}}': begin with a verb ('Returns …', 'Refuses …', 'Reports whether …') or with a noun ('Longest wait, in ms.').",
    },
  },
  create: ({ sourceCode, report }) => ({
    Program() {
      for (const comment of sourceCode.getAllComments()) {
        if (comment.type !== 'Block' || !comment.value.startsWith('*')) continue;
        const opening = QUESTION.exec(descriptionOf(comment));
        if (opening) report({ loc: comment.loc, messageId: 'question', data: { word: opening[0] } });
      }
    },
  }),
};
