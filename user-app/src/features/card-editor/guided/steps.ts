/** Steps of the guided card once it exists, as they stand in its address; the first is filled in before it does. */
export const STEPS = ['quien', 'foto', 'aspecto', 'enlaces', 'reservas', 'publicar'] as const;

export type Step = (typeof STEPS)[number];
