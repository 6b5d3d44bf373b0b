import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ApiReferenceLink } from '../../../kit/api-reference-link'
import { InstantText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { useKindName } from './use-kind-name'
import { LIST, WEBHOOKS, webhookPath, type Webhook } from './webhook'
import { WebhookState } from './webhook-state'

const DATES: Column<Webhook>[] = [
  {
    key: 'failingSince',
    optional: true,
    sortable: true,
    render: ({ failingSince }) => failingSince && <InstantText value={failingSince} />,
  },
  {
    key: 'createdAt',
    optional: true,
    sortable: true,
    render: ({ createdAt }) => <InstantText value={createdAt} />,
  },
]

function useColumns(): Column<Webhook>[] {
  const { t } = useTranslation()
  const kindName = useKindName()
  return [
    {
      key: 'name',
      sortable: true,
      kept: true,
      width: 220,
      filter: { kind: 'text' },
      render: (webhook) => (
        <Link to={webhookPath(webhook)}>
          <bdi>{webhook.name}</bdi>
        </Link>
      ),
    },
    {
      key: 'active',
      title: t(`${WEBHOOKS}.status`),
      kept: true,
      sortable: true,
      width: 150,
      render: (webhook) => <WebhookState webhook={webhook} />,
    },
    { key: 'url', width: 280, render: ({ url }) => <Ltr>{url}</Ltr> },
    {
      key: 'resources',
      width: 280,
      render: ({ resources }) => resources.map(kindName).join(' · '),
    },
    { key: 'owner', render: ({ owner }) => <bdi>{owner.name}</bdi> },
    ...DATES,
  ]
}

/** Addresses of other programs that are told of changes. */
export default function WebhookList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<Webhook>
      resource={WEBHOOKS}
      columns={useColumns()}
      labelOf={({ name }) => name}
      pathOf={webhookPath}
      initialSorters={[{ field: 'name', order: 'asc' }]}
      searchable={false}
      actions={<ApiReferenceLink />}
      create={{ path: `${LIST}/new`, ability: 'webhooks.manage', label: t(`${WEBHOOKS}.create`) }}
      emptyHint={t(`${WEBHOOKS}.empty`)}
    />
  )
}
