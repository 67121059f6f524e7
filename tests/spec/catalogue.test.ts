import { describe, expect, test } from 'vitest'
import { welcomeLabels } from '#catalogue/account-labels.ts'
import { constants } from '#catalogue/constants.ts'
import { authErrors, errorToasts } from '#catalogue/errors.ts'
import { authLabels, consentLabels, footerLinks, headerLinks, sideMenu } from '#catalogue/labels.ts'
import { type PageRoute, routes } from '#catalogue/routes.ts'
import { storageKeys } from '#catalogue/storage-keys.ts'
import { refusals, successToasts } from '#catalogue/toasts.ts'
import {
  specAuthErrors,
  specConstants,
  specErrorToasts,
  specLabels,
  specRefusals,
  specRoutes,
  specStorageKeys,
  specSuccessToasts,
} from './spec-tables.ts'

const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label)
const sorted = (items: Iterable<string>) => [...items].sort()
const pathsWith = (...access: string[]) =>
  Object.values<PageRoute>(routes)
    .filter((route) => access.includes(route.access))
    .map(({ path }) => path)

/** What the spec does not say stands beside it: a failure names the place. */
const ours = (place: string) => `only what tests/spec/spec.md says; the rest goes to ${place}`

/** Equality both ways: missing and extra entries fail. */
describe('the catalogue is the spec', () => {
  test('the spec has 24 routes: 17 public, 7 for a signed-in user', () => {
    expect(specRoutes.public).toHaveLength(17)
    expect(specRoutes.guarded).toHaveLength(7)
    expect(sorted(pathsWith('anyone', 'admin')), ours('extraRoutes')).toEqual(sorted(specRoutes.public))
    expect(sorted(pathsWith('user')), ours('extraRoutes')).toEqual(sorted(specRoutes.guarded))
  })

  test('every auth error has its sentence', () => {
    expect(Object.keys(specAuthErrors)).toHaveLength(8)
    expect({ ...authErrors }).toEqual(specAuthErrors)
  })

  test('every toast and refusal is there, and no other', () => {
    expect(specErrorToasts).toHaveLength(11)
    expect(specSuccessToasts).toHaveLength(19)
    expect(specRefusals).toHaveLength(10)
    expect(sorted(Object.values(errorToasts)), ours('ownToasts')).toEqual(sorted(specErrorToasts))
    expect(sorted(Object.values(successToasts)), ours('ownToasts')).toEqual(sorted(specSuccessToasts))
    expect(sorted(Object.values(refusals)), ours('the rule in domain')).toEqual(sorted(specRefusals))
  })

  test('every number and default', () => {
    const { newsSampleArticles, ...fromTables } = constants
    expect(fromTables, ours('the rule in domain')).toEqual(specConstants)
    expect(newsSampleArticles).toBe(6)
  })

  test('every storage key, per user and global', () => {
    const named = (scope: string) =>
      Object.values(storageKeys)
        .filter((key) => key.scope === scope)
        .map(({ name }) => name)
    expect(sorted(named('user')), ours('ownStorageKeys')).toEqual(sorted(specStorageKeys.user))
    expect(sorted(named('global')), ours('ownStorageKeys')).toEqual(sorted(specStorageKeys.global))
  })

  test('the shell’s labels, in the order of the spec', () => {
    expect(labels(headerLinks)).toEqual(specLabels.header)
    expect(labels(sideMenu.everybody)).toEqual(specLabels.menuEverybody)
    expect([...labels(sideMenu.signedIn), sideMenu.logout]).toEqual(specLabels.menuSignedIn)
    expect(sideMenu.login).toBe(specLabels.menuSignedOut)
    expect(sideMenu.memberSince).toBe(specLabels.memberSince)
    expect(labels(footerLinks)).toEqual(specLabels.footer)
    expect(authLabels.signInButton).toBe(specLabels.signIn)
    expect([authLabels.signInTitle, authLabels.signUpTitle, authLabels.google]).toEqual(specLabels.auth)
    expect(Object.values(consentLabels)).toEqual(specLabels.consent)
  })

  test('the four statements of the welcome modal carry the figures of the spec', () => {
    expect(welcomeLabels.getStarted).toBe(specLabels.getStarted)
    const figures = welcomeLabels.statements.flatMap((text) =>
      [...text.matchAll(/\d[\d,]*%?/g)].map(([figure]) => figure),
    )
    expect(figures).toEqual(specLabels.riskFigures)
  })
})
