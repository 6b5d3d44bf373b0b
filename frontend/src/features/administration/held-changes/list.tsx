import { Flex, Form, Input, Tag, Typography } from 'antd'
import { useInvalidate } from '@refinedev/core'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Schema } from '../../../api/types'
import { http } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import { ConfirmAction } from '../../../kit/confirm-action'
import { InstantText } from '../../../kit/display/date-text'
import { useValueText } from '../../../kit/show/use-value-text'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { toast } from '../../../providers/toast'

const HELD = 'administration.held_changes'
const KINDS = [
  'user_access',
  'permission_set',
  'user_password',
  'user_passcode',
  'user_email',
  'user_two_step',
  'user_passkeys',
  'user_enabling',
  'settings',
  'approval_rule',
  'approval_delegation',
  'identity_provider',
  'person_erasure',
] as const
const COLORS = { pending: 'gold', confirmed: 'green', rejected: 'red', lapsed: 'default' } as const

type HeldChange = Schema<'HeldChange'>

/** Whom or what a change is about: a person, a setting by its words, a rule by its name. */
function nameOf({ concerned, kind, label }: HeldChange, t: TFunction): string {
  if (concerned?.name) return concerned.name
  return kind === 'settings' ? t(`${RESOURCE_OF_KIND.settings}.fields.${label}`) : label
}

function useColumns(): Column<HeldChange>[] {
  const { t } = useTranslation()
  const kinds = KINDS.map((value) => ({ value, label: t(`${HELD}.kind.${value}`) }))
  return [
    {
      key: 'kind',
      width: 240,
      filter: { kind: 'choice', options: kinds },
      render: ({ kind }) => t(`${HELD}.kind.${kind}`),
    },
    {
      key: 'label',
      filter: { kind: 'text' },
      render: (row) => <Concerned change={row} />,
    },
    { key: 'changes', width: 280, render: (row) => <Changes change={row} /> },
    {
      key: 'status',
      width: 190,
      kept: true,
      render: ({ status }) => <Tag color={COLORS[status]}>{t(`${HELD}.status.${status}`)}</Tag>,
    },
    { key: 'requestedBy', render: ({ requestedBy }) => <bdi>{requestedBy.name}</bdi> },
    {
      key: 'requestedAt',
      sortable: true,
      render: (row) => <InstantText value={row.requestedAt} />,
    },
    { key: 'expiresAt', optional: true, render: (row) => <InstantText value={row.expiresAt} /> },
    {
      key: 'decidedBy',
      optional: true,
      render: ({ decidedBy }) => (decidedBy ? <bdi>{decidedBy.name}</bdi> : null),
    },
    { key: 'actions', kept: true, width: 230, render: (row) => <Decisions change={row} /> },
  ]
}

/** Of an erasure the record, which outlives the name. */
function Concerned({ change }: { change: HeldChange }) {
  const { t } = useTranslation()
  if (change.kind !== 'person_erasure') return <bdi>{nameOf(change, t)}</bdi>
  const [kind, id] = change.label.split(':')
  return (
    <Link to={`/admin/personal-data?${new URLSearchParams({ kind: kind ?? '', id: id ?? '' })}`}>
      {t(`${RESOURCE_OF_KIND.person_erasure}.kind.${kind}`)} {id}
    </Link>
  )
}

/** Whose words name the fields and values of a change. */
const RESOURCE_OF_KIND: Record<HeldChange['kind'], string> = {
  user_access: 'administration.users',
  permission_set: 'administration.users',
  user_password: 'administration.users',
  user_passcode: 'administration.users',
  user_email: 'administration.users',
  user_two_step: 'administration.users',
  user_passkeys: 'administration.users',
  user_enabling: 'administration.users',
  settings: 'administration.settings',
  approval_rule: 'administration.approval_rules',
  approval_delegation: HELD,
  identity_provider: 'administration.identity_providers',
  person_erasure: 'administration.personal_data',
}
/** Approval rules state their amounts in the firm's own currency. */
const CONTEXT = { currency: 'SAR', names: {} }

const SECRETS = new Set<HeldChange['kind']>([
  'user_password',
  'user_passcode',
  'user_two_step',
  'user_passkeys',
  'user_enabling',
])

/** What is requested, as it is and as it would be; of a secret only that it changes. */
function Changes({ change }: { change: HeldChange }) {
  const { fieldOf, linesOf } = useValueText(RESOURCE_OF_KIND[change.kind])
  if (SECRETS.has(change.kind)) return null
  const shown = (field: string, value: unknown) => linesOf(field, value, CONTEXT).join('\n')
  return (
    <div style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {change.changes.map(({ field, before, after }) => (
        <div key={field}>
          {fieldOf(field)}:{' '}
          <Typography.Text delete type="secondary">
            <bdi>{shown(field, before)}</bdi>
          </Typography.Text>{' '}
          <bdi>{shown(field, after)}</bdi>
        </div>
      ))}
    </div>
  )
}

/** Decides, reports the outcome and reads the list again. */
function useDecision({ id }: HeldChange) {
  const { t } = useTranslation()
  const invalidate = useInvalidate()
  return async (action: 'confirm' | 'reject', body: object = {}) => {
    try {
      await http.post(`/api/held-changes/${id}/${action}`, body)
      toast({ variant: 'success', title: t(`${HELD}.${action}_done`) })
    } catch (error) {
      const description = messageOf(error, t('kit.try_again'))
      toast({ variant: 'destructive', title: t('kit.action_failed'), description })
      throw error
    } finally {
      await invalidate({ resource: HELD, invalidates: ['list'] })
    }
  }
}

function Decisions({ change }: { change: HeldChange }) {
  const { t } = useTranslation()
  const decide = useDecision(change)
  const { confirm, reject, alone } = change.can
  const name = nameOf(change, t)
  return (
    <Flex wrap gap="small">
      {confirm ? (
        <ConfirmAction
          size="small"
          type="primary"
          label={t(`${HELD}.confirm`)}
          title={t(`${HELD}.confirm_title`, { name })}
          content={t(alone ? `${HELD}.alone_text` : `${HELD}.confirm_text`)}
          confirmLabel={t(`${HELD}.confirm`)}
          fields={alone ? <OwnPassword /> : undefined}
          onConfirm={(_, { password }) => decide('confirm', alone ? { password } : {})}
        />
      ) : null}
      {reject ? (
        <ConfirmAction
          danger
          size="small"
          label={t(`${HELD}.reject`)}
          title={t(`${HELD}.reject_title`, { name })}
          content={t(`${HELD}.reject_text`)}
          confirmLabel={t(`${HELD}.reject`)}
          onConfirm={() => decide('reject')}
        />
      ) : null}
    </Flex>
  )
}

function OwnPassword() {
  const { t } = useTranslation()
  return (
    <Form.Item
      name="password"
      label={t(`${HELD}.fields.password`)}
      rules={[{ required: true, message: t('kit.required') }]}
    >
      <Input.Password dir="ltr" autoComplete="current-password" maxLength={128} />
    </Form.Item>
  )
}

/** What one administrator requested and another one confirms, the latest first. */
export default function HeldChangeList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<HeldChange>
      resource={HELD}
      columns={useColumns()}
      labelOf={(row) => nameOf(row, t)}
      initialSorters={[{ field: 'requestedAt', order: 'desc' }]}
      searchable={false}
      emptyHint={t(`${HELD}.empty`)}
    />
  )
}
