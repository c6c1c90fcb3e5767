/** Steps of the guided card once it exists, as they stand in its address. */
export const STEPS = ['foto', 'aspecto', 'enlaces', 'reservas', 'publicar'] as const;

export type Step = (typeof STEPS)[number];
