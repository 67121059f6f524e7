import { AppError } from '#domain/app-error.ts'
import { limits } from './limits.ts'

/** The work, or a refusal when it takes too long. */
export async function withinTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('timeout')), limits.workMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
