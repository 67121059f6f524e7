/** Kinds of goals: a name to start with and a picture. `home` may follow a favourite property, `emergency` expenses. */
export const goalKinds = {
  retirement: { name: 'Retirement', icon: 'sunset', years: 25 },
  education: { name: 'Education', icon: 'study', years: 12 },
  home: { name: 'Home', icon: 'house', years: 7 },
  car: { name: 'Car', icon: 'car', years: 4 },
  wedding: { name: 'Wedding', icon: 'ring', years: 5 },
  travel: { name: 'Travel', icon: 'plane', years: 2 },
  emergency: { name: 'Emergency fund', icon: 'umbrella', years: 2 },
  freedom: { name: 'Financial freedom', icon: 'bird', years: 20 },
  other: { name: 'Another goal', icon: 'flag', years: 5 },
} as const
export type GoalKind = keyof typeof goalKinds
export type GoalIcon = (typeof goalKinds)[GoalKind]['icon']

export const goalIcons: Readonly<Record<GoalIcon, string>> = {
  sunset: 'Sunset',
  study: 'Graduation cap',
  house: 'House',
  car: 'Car',
  ring: 'Ring',
  plane: 'Plane',
  umbrella: 'Umbrella',
  bird: 'Bird',
  flag: 'Flag',
}

export const goalPriorities = { high: 'High', medium: 'Medium', low: 'Low' } as const
export type GoalPriority = keyof typeof goalPriorities

export const goalStatuses = {
  set: 'Set',
  'on-track': 'On track',
  'at-risk': 'At risk',
  'off-track': 'Off track',
  reached: 'Reached',
  paused: 'Paused',
  archived: 'Archived',
} as const
export type GoalStatus = keyof typeof goalStatuses
