import { AppError } from '#domain/api/app-error.ts'
import { refusedMarkdown } from '#domain/blog/markdown-limits.ts'
import { type Post, type PostForm, postLimits } from '#domain/blog/post.ts'
import { writeAudit } from '../admin/audit-collection.ts'
import type { Database } from '../db/database.ts'
import { insertDocument, lockDocument, removeDocument, replaceDocument } from '../documents/document-collection.ts'
import { pictureOf } from '../pictures/picture-collection.ts'
import { countPosts, forgetVersions, isSlugTaken, keepVersion, lockPosts } from './post-collection.ts'

export type Editor = { readonly id: string; readonly email: string; readonly at: Date }

/** Every write keeps a version and is in the audit log, in one transaction. */
export const addPost = (db: Database, id: string, form: PostForm, editor: Editor) =>
  db.transaction(async (tx) => {
    await lockPosts(tx)
    await refuseWrong(tx, id, form, [])
    if ((await countPosts(tx)) >= postLimits.posts) throw new AppError('too-many-requests')
    const data: Post = { ...form, formerSlugs: [], changedAt: editor.at.toISOString() }
    const row = { collection: 'posts', id, owner: null, data, version: 1, createdAt: editor.at, updatedAt: editor.at }
    if (!(await insertDocument(tx, row))) throw new AppError('conflict')
    await keepVersion(tx, { post: id, version: 1, data, by: editor.email, at: editor.at }, postLimits.versions)
    await audit(tx, editor, 'add post', id, form)
    return { id, version: 1 }
  })

/** Refused as outdated if the post is no longer at this version: nobody's text is overwritten unseen. */
export const changePost = (db: Database, id: string, form: PostForm, version: number, editor: Editor) =>
  db.transaction(async (tx) => {
    await lockPosts(tx)
    const found = await lockDocument(tx, { collection: 'posts', id })
    if (!found) throw new AppError('not-found')
    if (found.version !== version) throw new AppError('outdated')
    const before = found.data as Post
    await refuseWrong(tx, id, form, hashesOf(before))
    const data: Post = {
      ...form,
      formerSlugs: formerSlugs(before, form.slug),
      pictures: allPictures(before, form),
      changedAt: form.body === before.body && form.title === before.title ? before.changedAt : editor.at.toISOString(),
    }
    const next = version + 1
    await replaceDocument(tx, { ...found, data, version: next, updatedAt: editor.at })
    await keepVersion(tx, { post: id, version: next, data, by: editor.email, at: editor.at }, postLimits.versions)
    await audit(tx, editor, 'change post', id, form)
    return { id, version: next }
  })

export const deletePost = (db: Database, id: string, editor: Editor) =>
  db.transaction(async (tx) => {
    const found = await lockDocument(tx, { collection: 'posts', id })
    if (!found) throw new AppError('not-found')
    if ((found.data as Post).publishAt !== null) throw new AppError('post-published')
    await removeDocument(tx, found)
    await forgetVersions(tx, id)
    await audit(tx, editor, 'delete post', id, found.data as Post)
    return {}
  })

/** Pictures that the post has already may be gone with their uploader's account, and must not lock the post. */
async function refuseWrong(tx: Database, id: string, form: PostForm, known: readonly string[]) {
  if (refusedMarkdown(form.body)) throw new AppError('markdown-refused')
  if (await isSlugTaken(tx, form.slug, id)) throw new AppError('slug-taken')
  const added = new Set(hashesOf(form).filter((hash) => !known.includes(hash)))
  for (const hash of added) if (!(await pictureOf(tx, hash, undefined))) throw new AppError('not-found')
}

const hashesOf = ({ cover, pictures }: PostForm) => [
  ...pictures.map(({ hash }) => hash),
  ...(cover ? [cover.hash] : []),
]

/** Only addresses that readers may know redirect. */
function formerSlugs({ slug, formerSlugs: earlier, publishAt }: Post, next: string): string[] {
  const all = slug === next || publishAt === null ? earlier : [slug, ...earlier]
  return [...new Set(all)].filter((one) => one !== next).slice(0, postLimits.formerSlugs)
}

function allPictures(before: Post, form: PostForm): Post['pictures'] {
  const hashes = [...form.pictures.map(({ hash }) => hash), ...hashesOf(before)]
  return [...new Set(hashes)].slice(0, postLimits.pictures).map((hash) => ({ hash }))
}

const audit = (tx: Database, { id: actor, at }: Editor, act: string, subject: string, form: PostForm) =>
  writeAudit(tx, { at, actor, act, subject, details: { slug: form.slug, publishAt: form.publishAt } })
