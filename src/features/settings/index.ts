export { Person } from './person.tsx'
export { Preferences } from './preferences.tsx'
export { YourData } from './your-data.tsx'
