import { execFileSync } from 'node:child_process'
import { userInfo } from 'node:os'

/** A uid for programs that must not run as root; undefined if we are not root. */
export function asNobody(): { readonly uid: number; readonly gid: number } | undefined {
  if (userInfo().uid !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
