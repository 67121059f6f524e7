import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { onOneDatabase } from '#tests/databases.ts'

onOneDatabase('the embedded database’s thread', ({ openOwn }) => {
  test('a query that takes long does not hold up this thread', async () => {
    const { db } = await openOwn()
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
    }, 1)
    await db.execute(sql`select count(*) from generate_series(1, 500000)`)
    clearInterval(timer)
    expect(turns).toBeGreaterThan(5)
  })

  test('a failed query says PostgreSQL’s code, and its transaction changes nothing', async () => {
    const { db } = await openOwn()
    await db.execute(sql`create table numbers (n int primary key)`)
    const twice = db.transaction(async (tx) => {
      await tx.execute(sql`insert into numbers values (1)`)
      await tx.execute(sql`insert into numbers values (1)`)
    })
    await expect(twice).rejects.toMatchObject({ cause: { code: '23505' } })
    expect(await db.execute(sql`select * from numbers`)).toMatchObject({ rows: [] })
  })

  test('once closed, a query fails instead of waiting', async () => {
    const { db, close } = await openOwn()
    await close()
    await expect(db.execute(sql`select 1`)).rejects.toMatchObject({ cause: { message: /has stopped/ } })
  })
})
