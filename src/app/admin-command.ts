import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrations.ts'
import { readEnvironment } from '#server/environment.ts'
import { newestProblems } from '#server/problems/problem-collection.ts'
import { StartError } from '#server/start-error.ts'
import { reportAndExit } from './process.ts'

const commands = {
  /** The newest problems that people reported, one JSON object a line. */
  problems: async () => {
    const database = await openDatabase(readEnvironment(process.env))
    await migrate(database.db)
    for (const problem of await newestProblems(database.db)) console.log(JSON.stringify(problem))
    await database.close()
  },
} as const

/** `npm run admin -- <command>`: the operator's commands. */
try {
  const name = process.argv[2] ?? ''
  if (!Object.hasOwn(commands, name)) {
    throw new StartError(`There is no operator's command "${name}". There are: ${Object.keys(commands).join(', ')}.`)
  }
  await commands[name as keyof typeof commands]()
} catch (error) {
  reportAndExit(error)
}
