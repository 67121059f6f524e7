import { AppError } from '#domain/api/app-error.ts'
import { api } from '#domain/api/contract.ts'
import { problemLimits } from '#domain/documents/problem.ts'
import type { Mount } from '../http/endpoint.ts'
import { countTry } from '../limits/limit-collection.ts'
import { keepProblem, newestProblems } from './problem-collection.ts'

const limit = { name: 'problems', most: problemLimits.perAddressAndHour, windowSeconds: 3600 }

export function problemRoutes(mount: Mount) {
  mount(api.reportProblem, async ({ body, address, db, now }) => {
    if (!(await countTry(db, limit, address(), now()))) throw new AppError('too-many-requests')
    if (!(await keepProblem(db, body))) throw new AppError('conflict')
    return { id: body.id }
  })

  mount(api.listProblems, async ({ db }) => ({ problems: await newestProblems(db) }))
}
