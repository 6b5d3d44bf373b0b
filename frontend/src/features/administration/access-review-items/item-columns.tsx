import { Tag } from 'antd'
import type { TFunction } from 'i18next'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr } from '../../../kit/display/ltr'
import { Whole } from '../../../kit/display/numbers'
import type { Column } from '../../../kit/table/types'
import { USERS } from '../users/user'
import { itemPath, ITEMS, STATES, type ReviewItem } from './access-review-item'
import { ItemState } from './item-state'

const SINCE_LAST = ['first', 'new', 'same', 'changed'] as const

export function useItemColumns(): Column<ReviewItem>[] {
  const { t } = useTranslation()
  return [...accountColumns(t), ...holdColumns(t), ...usageColumns(t), ...decisionColumns()]
}

function accountColumns(t: TFunction): Column<ReviewItem>[] {
  const states = STATES.map((value) => ({ value, label: t(`${ITEMS}.state.${value}`) }))
  return [
    {
      key: 'name',
      sortable: true,
      kept: true,
      width: 190,
      filter: { kind: 'text' },
      render: (item) => (
        <Link to={itemPath(item)}>
          <LocalName name={item.user.name} nameAr={item.user.nameAr} />
        </Link>
      ),
    },
    {
      key: 'state',
      kept: true,
      width: 150,
      filter: { kind: 'choice', options: states },
      render: (item) => <ItemState item={item} />,
    },
    {
      key: 'username',
      optional: true,
      filter: { kind: 'text' },
      render: ({ user, isService }) => (isService ? null : <Ltr>{user.username}</Ltr>),
    },
  ]
}

function holdColumns(t: TFunction): Column<ReviewItem>[] {
  return [
    {
      key: 'role',
      width: 140,
      render: ({ holds }) => (holds.service ? null : t(`${USERS}.role.${holds.role}`)),
    },
    {
      key: 'sets',
      width: 200,
      render: ({ holds }) => <bdi>{holds.sets.map(({ name }) => name).join(' · ')}</bdi>,
    },
    {
      key: 'permissions',
      width: 260,
      render: ({ holds }) =>
        holds.service
          ? t(`${ITEMS}.rights`, { count: holds.service.abilities.length })
          : holds.permissions.map((name) => t(`${USERS}.permission.${name}`)).join(' · '),
    },
  ]
}

function usageColumns(t: TFunction): Column<ReviewItem>[] {
  const since = SINCE_LAST.map((value) => ({ value, label: t(`${ITEMS}.since.${value}`) }))
  return [
    { key: 'special', width: 150, render: (item) => <SpecialTags item={item} /> },
    {
      key: 'idleDays',
      sortable: true,
      align: 'end',
      width: 130,
      filter: { kind: 'number' },
      render: ({ idleDays }) =>
        idleDays === null ? t(`${ITEMS}.never`) : <Whole value={idleDays} />,
    },
    {
      key: 'employment',
      optional: true,
      render: ({ holds }) => (holds.service ? null : t(`${ITEMS}.employment.${holds.employment}`)),
    },
    {
      key: 'sinceLast',
      width: 140,
      filter: { kind: 'choice', options: since },
      render: ({ sinceLast }) => t(`${ITEMS}.since.${sinceLast}`),
    },
  ]
}

const decisionColumns = (): Column<ReviewItem>[] => [
  { key: 'decidedBy', optional: true, render: ({ decidedBy }) => <bdi>{decidedBy?.name}</bdi> },
  {
    key: 'decidedAt',
    optional: true,
    render: ({ decidedAt }) => decidedAt && <InstantText value={decidedAt} />,
  },
]

/** Why an account is looked at for itself. */
export function SpecialTags({ item: { holds } }: { item: ReviewItem }) {
  const { t } = useTranslation()
  const tags = [
    holds.service !== null && 'program',
    holds.owns && 'owns',
    holds.administers && 'administers',
    holds.strict.length > 0 && 'strict',
    holds.deciding.length > 0 && 'deciding',
  ].filter((name) => name !== false)
  return tags.map((name) => (
    <Tag key={name} color="volcano">
      {t(`${ITEMS}.special.${name}`)}
    </Tag>
  ))
}
