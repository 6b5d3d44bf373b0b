import { useTranslation } from 'react-i18next'
import { NONE } from '../../../kit/display/none'
import { USERS } from '../users/user'
import { useAccessNames } from '../users/use-access-names'
import { ITEMS, type Difference } from './access-review-item'

/** What an account has gained and lost between two looks at it. */
export function DifferenceLines({ difference }: { difference: Difference }) {
  const { t } = useTranslation()
  const { abilityName } = useAccessNames()
  const permission = (name: string) => t(`${USERS}.permission.${name}`)
  const role = (name: string) => t(`${USERS}.role.${name}`)
  const plain = (name: string) => name
  const lines = [
    ['sets_gained', difference.setsGained.map(plain)],
    ['permissions_gained', difference.permissionsGained.map(permission)],
    ['abilities_gained', difference.abilitiesGained.map(abilityName)],
    ['sets_lost', difference.setsLost.map(plain)],
    ['permissions_lost', difference.permissionsLost.map(permission)],
    ['abilities_lost', difference.abilitiesLost.map(abilityName)],
    ['networks_gained', difference.networksGained.map(plain)],
    ['networks_lost', difference.networksLost.map(plain)],
  ] as const
  return (
    <>
      {difference.role ? (
        <div>
          {t(`${ITEMS}.fields.role`)}: {role(difference.role.before)} →{' '}
          {role(difference.role.after)}
        </div>
      ) : null}
      <Responsible change={difference.responsible} />
      {difference.disabled ? <div>{t(`${ITEMS}.was_disabled`)}</div> : null}
      {lines.map(([name, values]) =>
        values.length ? (
          <div key={name}>
            {t(`${ITEMS}.${name}`)}: <bdi>{values.join(' · ')}</bdi>
          </div>
        ) : null
      )}
    </>
  )
}

function Responsible({ change }: { change: Difference['responsible'] }) {
  const { t } = useTranslation()
  if (!change) return null
  return (
    <div>
      {t(`${ITEMS}.fields.responsible`)}: <bdi>{change.before ?? NONE}</bdi> →{' '}
      <bdi>{change.after ?? NONE}</bdi>
    </div>
  )
}
