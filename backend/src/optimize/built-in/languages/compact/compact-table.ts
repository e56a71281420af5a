/**
 * A smaller wording for further languages: what fits every question, and what fits every other request. Each array
 * holds what the answer has to meet, or the steps towards it, in order.
 */
export interface CompactTable {
  /** Words that open a question, as alternatives of a pattern: many people leave the question mark out. */
  asks: string;
  task: string;
  question: string;
  requirements: string;
  sharpQuestion: string;
  sharpRequest: string;
  bulletsQuestion: readonly [string, string, string, string];
  bulletsRequest: readonly [string, string, string, string];
  order: string;
  orderQuestion: readonly [string, string, string];
  orderRequest: readonly [string, string, string];
}
