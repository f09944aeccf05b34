import { z } from 'zod';

/** Words that must be there. White space around them is dropped. */
export const text = z.string().trim().min(1, 'must not be empty');
