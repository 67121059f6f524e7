import type { ShownPost } from './post-answers.ts'

/** schema.org's BlogPosting as the text of a script. `<` cannot end the script. */
export function structuredPost(post: Omit<ShownPost, 'text'>, origin: string): string {
  const page = `${origin}/blog/${post.slug}`
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title.slice(0, 110),
    description: post.summary,
    datePublished: post.publishedAt,
    dateModified: post.changedAt > post.publishedAt ? post.changedAt : post.publishedAt,
    inLanguage: 'en',
    mainEntityOfPage: page,
    image: [`${origin}/api/share/post/${post.slug}`],
    keywords: post.tags.join(', '),
    wordCount: post.words,
    author: { '@type': post.author === 'Banyan' ? 'Organization' : 'Person', name: post.author },
    publisher: { '@type': 'Organization', name: 'Banyan', url: origin },
  }).replaceAll('<', '\\u003c')
}
