export { Preferences } from './preferences.tsx'
export { YourData } from './your-data.tsx'
