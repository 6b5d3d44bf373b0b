import { Alert, Flex } from 'antd'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { StatusTag } from '../../../kit/display/status-tag'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { POLICIES, policiesPath, useKind, type Policy } from './policy'
import { PolicyActions } from './policy-actions'
import { PolicyText } from './policy-text'
import { Readers } from './readers'
import { Revisions } from './revisions'

export default function PolicyShow() {
  const { t } = useTranslation()
  const kind = useKind()
  const query = useRecord<Policy>(POLICIES, useParams().id)
  return (
    <ResourceShow<Policy>
      resource={POLICIES}
      query={query}
      back={{ to: policiesPath(kind), label: t(`${POLICIES}.lists.${kind}`) }}
      titleOf={(policy) => policy.code}
      tags={(policy) => <StatusTag status={policy.status} />}
      subtitle={(policy) => <LocalName name={policy.title} nameAr={policy.titleAr} />}
      summary={summaryOf}
      actions={(policy) => <PolicyActions policy={policy} />}
      tabs={(policy) => [
        { key: 'text', label: t(`${POLICIES}.text_tab`), children: <Sheet policy={policy} /> },
        {
          key: 'revisions',
          label: t(`${POLICIES}.revisions_tab`),
          children: <Revisions policy={policy} />,
        },
        {
          key: 'readers',
          label: t(`${POLICIES}.readers_tab`),
          children: <Readers policy={policy} />,
        },
      ]}
    />
  )
}

const summaryOf = (policy: Policy) => [
  { name: 'revision', value: policy.revision },
  { name: 'effectiveOn', value: <DateText value={policy.effectiveOn} /> },
  { name: 'audience', value: <Audience policy={policy} /> },
  { name: 'readingDays', value: policy.readingDays },
  { name: 'readCount', value: <ReadOf policy={policy} /> },
]

function ReadOf({ policy: { readCount, readerCount, latestRevision } }: { policy: Policy }) {
  const { t } = useTranslation()
  return latestRevision === null
    ? null
    : t(`${POLICIES}.read_of`, { count: readCount, of: readerCount })
}

function Audience({ policy: { audience, audienceNames } }: { policy: Policy }) {
  const { t, i18n } = useTranslation()
  if (audience === 'everyone') return t(`${POLICIES}.audiences.everyone`)
  const names = audienceNames.map((name) =>
    audience === 'roles' ? t(`${POLICIES}.roles.${name}`) : name
  )
  return new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names)
}

/** The latest published text, or the draft where there is none; a draft beside it is announced. */
function Sheet({ policy }: { policy: Policy }) {
  const { t } = useTranslation()
  const draft = policy.revisions.find(({ publishedAt }) => publishedAt === null)
  const latest = policy.revisions.find(({ revision }) => revision === policy.latestRevision)
  const shown = latest ?? draft
  return (
    <Flex vertical gap="middle">
      {policy.withdrawnOn ? (
        <Alert
          type="warning"
          showIcon
          message={
            <>
              {t(`${POLICIES}.withdrawn_on`)} <DateText value={policy.withdrawnOn} />
            </>
          }
        />
      ) : null}
      {draft ? (
        <Alert
          type="info"
          showIcon
          message={t(`${POLICIES}.${latest ? 'draft_beside' : 'draft_only'}`, {
            revision: draft.revision,
          })}
        />
      ) : null}
      {shown ? <PolicyText said={shown} /> : null}
    </Flex>
  )
}
