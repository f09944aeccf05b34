import { z } from 'zod';

/** What is sent is validated by the schema first. The page's `ask` has its types from both. */
export function action<Schema extends z.ZodType, Answer extends (data: z.infer<Schema>) => unknown>(
  schema: Schema,
  answer: Answer,
): Answer & { schema: Schema } {
  return Object.assign(answer, { schema });
}

const nothing: z.ZodType<object, object> = z.strictObject({});

export const plain = <Answer extends () => unknown>(answer: Answer) => action(nothing, answer);
