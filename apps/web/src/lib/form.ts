import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { whenReached } from './network.ts'

/**
 * Checks a form with a schema of the contract. Zod and the schema come when they are first needed, so that a form can be seen and
 * typed into before them.
 */
export function lazyResolver<Values extends FieldValues, Output>(
  load: () => Promise<z.ZodType<Output, Values>>,
): Resolver<Values, unknown, Output> {
  return async (values, context, options) => {
    const [{ zodResolver }, schema] = await whenReached(() => Promise.all([import('@hookform/resolvers/zod'), load()]))
    return zodResolver(schema)(values, context, options)
  }
}
