/** Steps of the guided card once it exists, by their names in the URL; the first step is filled in before it exists. */
export const STEPS = ['quien', 'foto', 'aspecto', 'enlaces', 'reservas', 'publicar'] as const;

export type Step = (typeof STEPS)[number];
