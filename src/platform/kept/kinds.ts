import { z } from 'zod'
import { keyTable } from '#catalogue/storage-keys.ts'
import { type LocalRequest, localRequest } from '#domain/documents/creator-request.ts'
import { type GoalsSeen, goalsSeen } from '#domain/goals/goal-changes.ts'
import { type HomeLayout, homeLayout } from '#domain/home/home-cards.ts'
import { type LastVisit, lastVisit } from '#domain/home/last-visit.ts'
import { type ReminderChoice, reminderChoice } from '#domain/keeping/reminder.ts'
import { type UserLocation, userLocation } from '#domain/kept/location.ts'
import { type NewsPreferences, newsPreferences } from '#domain/kept/news-preferences.ts'
import { type NewsWords, newsWords } from '#domain/kept/news-words.ts'
import { type UserProfile, userProfile } from '#domain/kept/profile.ts'
import { readMarks } from '#domain/kept/read-marks.ts'
import { type RecentSearch, recentSearch } from '#domain/kept/recent-search.ts'
import { bySchema } from '#domain/kept/schema-check.ts'
import { type RecentChoice, recentChoice } from '#domain/palette/recent-choice.ts'
import type { KeptKind } from './kept.ts'

/** §3: the profile; null until edited. */
export const profileKind: KeptKind<UserProfile | null> = {
  key: 'userProfile',
  check: bySchema(userProfile.nullable()),
  fallback: keyTable.userProfile.default,
}

/** §3: requests to publish properties, oldest first. */
export const creatorRequestsKind: KeptKind<readonly LocalRequest[]> = {
  key: 'creatorRequests',
  check: bySchema(z.array(localRequest)),
  fallback: keyTable.creatorRequests.default,
}

export const newsPreferencesKind: KeptKind<NewsPreferences> = {
  key: 'newsPreferences',
  check: bySchema(newsPreferences),
  fallback: keyTable.newsPreferences.default,
}

export const locationKind: KeptKind<UserLocation | null> = {
  key: 'userLocation',
  check: bySchema(userLocation.nullable()),
  fallback: keyTable.userLocation.default,
}

export const adsKind: KeptKind<boolean> = {
  key: 'adsPreference',
  check: bySchema(z.boolean()),
  fallback: keyTable.adsPreference.default,
}

/** Empty where no network was named. */
export const adHostKind: KeptKind<string> = {
  key: 'adHost',
  check: bySchema(z.string().max(300)),
  fallback: keyTable.adHost.default,
}

export const remindersKind: KeptKind<ReminderChoice> = {
  key: 'reminders',
  check: bySchema(reminderChoice),
  fallback: keyTable.reminders.default,
}

export const lastBackupKind: KeptKind<string> = {
  key: 'lastBackup',
  check: bySchema(z.string()),
  fallback: keyTable.lastBackup.default,
}

export const recentSearchesKind: KeptKind<readonly RecentSearch[]> = {
  key: 'recentSearches',
  check: bySchema(z.array(recentSearch)),
  fallback: keyTable.recentSearches.default,
}

/** What was opened from the command palette; visitors have theirs too. */
export const recentChoicesKind: KeptKind<readonly RecentChoice[]> = {
  key: 'recentChoices',
  check: bySchema(z.array(recentChoice)),
  fallback: keyTable.recentChoices.default,
}

export const newsWordsKind: KeptKind<NewsWords> = {
  key: 'newsWords',
  check: bySchema(newsWords),
  fallback: keyTable.newsWords.default,
}

export const readMarksKind: KeptKind<readonly string[]> = {
  key: 'readMarks',
  check: bySchema(readMarks),
  fallback: keyTable.readMarks.default,
}

/** When the person last saw the news. */
export const newsSeenKind: KeptKind<string | null> = {
  key: 'newsSeen',
  check: bySchema(z.iso.datetime().nullable()),
  fallback: keyTable.newsSeen.default,
}

/** The cards of a person's home page. */
export const homeLayoutKind: KeptKind<HomeLayout> = {
  key: 'homeLayout',
  check: bySchema(homeLayout),
  fallback: { order: [...keyTable.homeLayout.default.order], hidden: [...keyTable.homeLayout.default.hidden] },
}

/** The prices at the last two visits of the home page. */
export const lastVisitKind: KeptKind<LastVisit | null> = {
  key: 'lastVisit',
  check: bySchema(lastVisit.nullable()),
  fallback: keyTable.lastVisit.default,
}

/** The goals' figures at the last two visits. */
export const goalsSeenKind: KeptKind<GoalsSeen | null> = {
  key: 'goalsSeen',
  check: bySchema(goalsSeen.nullable()),
  fallback: keyTable.goalsSeen.default,
}
