import { copyEmptyDatabase } from './empty-database.ts'

/** Before a server of the stories starts. */
await copyEmptyDatabase(process.env.DATA_DIR ?? '')
