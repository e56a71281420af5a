/** Nothing more comes behind it. */
export const WHOLE = '[\\s.!?]*$';
