export { FollowedStories } from './followed-stories.tsx'
export { HeadlinesAbout } from './headlines-about.tsx'
