import { test } from '@japa/runner'
import { withoutRights } from '#core/http/withhold_rights'
import { ABILITIES, abilitiesFor, type Ability } from '#identity/access/access'
import { PEOPLE as OF_PEOPLE } from '#identity/access/people_rules'
import type { Rule } from '#identity/access/rule'
import { abilitiesInView, isOpenToViews, OPEN_TO_VIEWS } from '#identity/guard/view_scope'
import { PEOPLE } from '#tests/helpers/demo_people'

const SETTINGS = { owners: ['admin'], approvers: ['chief.engineer'], approverIds: [] }
const OWN = (Object.keys(ABILITIES) as Ability[]).filter(
  (ability) => (ABILITIES[ability] as Rule).signedIn
)

test.group('The scope of a view', () => {
  test('of each pair of people is what both hold, without what is somebody’s own', ({ assert }) => {
    for (const viewed of PEOPLE)
      for (const viewer of PEOPLE) {
        const theirs = new Set<string>(abilitiesFor(viewed, SETTINGS))
        const own = new Set<string>(abilitiesFor(viewer, SETTINGS))
        const shown = abilitiesInView(theirs, own)
        assert.isTrue(shown.isSubsetOf(theirs) && shown.isSubsetOf(own))
        assert.isTrue([...shown].every(isOpenToViews))
        for (const ability of Object.keys(OF_PEOPLE)) assert.isFalse(shown.has(ability), ability)
      }
  })

  test('names with a reason what everyone has and stays open; all else of the kind is closed', ({
    assert,
  }) => {
    for (const [ability, reason] of Object.entries(OPEN_TO_VIEWS)) {
      assert.include(OWN, ability)
      assert.isNotEmpty(reason)
    }
    for (const ability of OWN)
      assert.equal(isOpenToViews(ability), ability in OPEN_TO_VIEWS, ability)
    assert.isFalse(isOpenToViews('no.such'))
  })

  test('takes every right from an answer, however deep, and nothing else', ({ assert }) => {
    const answer = [
      {
        id: 1,
        can: { update: true, delete: false },
        allowedActions: ['approve'],
        nextStatuses: ['sent'],
        can2: true,
      },
      { id: 2, lines: [{ can: { end: true, note: 'why' } }], can: null },
    ]
    assert.deepEqual(withoutRights(answer), [
      {
        id: 1,
        can: { update: false, delete: false },
        allowedActions: [],
        nextStatuses: [],
        can2: true,
      },
      { id: 2, lines: [{ can: { end: false, note: 'why' } }], can: null },
    ])
  })
})
