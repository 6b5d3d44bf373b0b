import { Alert, Flex } from 'antd'
import { Link, useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { MixedText } from '../../../kit/display/mixed-text'
import { AbilityLink } from '../../../kit/ability-link'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { StatusTag } from '../../../kit/display/status-tag'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { Details } from '../../../kit/show/details'
import { ResourceShow } from '../../../kit/show/resource-show'
import { RelatedRecords } from '../../../kit/show/side-card'
import { useRecord } from '../../../kit/show/use-record'
import { reportPath } from '../site-reports/site-report'
import { DELAYS, delayPath, type Delay } from './delay'
import { DelayActions } from './delay-actions'
import { Evidence } from './evidence'
import { ImpactPanel } from './impact-panel'
import { NoticeTag } from './notice-tag'
import { Period } from './period'

export default function DelayShow() {
  const { t } = useTranslation()
  const query = useRecord<Delay>(DELAYS, useParams().id)
  return (
    <ResourceShow<Delay>
      resource={DELAYS}
      query={query}
      back={{ to: '/production/delays', label: t(`${DELAYS}.title`) }}
      titleOf={(delay) => delay.number}
      tags={(delay) => (
        <>
          <StatusTag status={delay.status} /> <NoticeTag delay={delay} />
        </>
      )}
      subtitle={(delay) => <LocalName name={delay.title} nameAr={delay.titleAr} />}
      summary={summaryOf}
      actions={(delay) => <DelayActions delay={delay} />}
      aside={(delay) => <Related delay={delay} />}
      tabs={(delay) => [
        { key: 'details', label: t(`${DELAYS}.details_tab`), children: <Sheet delay={delay} /> },
        {
          key: 'evidence',
          label: t(`${DELAYS}.evidence_tab`, { count: delay.files.length }),
          children: <Evidence delay={delay} />,
        },
      ]}
    />
  )
}

const summaryOf = (delay: Delay) => [
  { name: 'period', value: <Period delay={delay} /> },
  {
    name: 'responsible',
    value: <ChoiceText list="delay-responsibles" value={delay.responsible} />,
  },
  { name: 'cause', value: <ChoiceText list="delay-causes" value={delay.cause} /> },
  { name: 'noticeDueOn', value: <DateText value={delay.noticeDueOn} /> },
  ...(delay.grantedDays === null ? [] : [{ name: 'grantedDays', value: delay.grantedDays }]),
]

function Sheet({ delay }: { delay: Delay }) {
  const { t } = useTranslation()
  return (
    <Flex vertical gap="middle">
      {delay.noticeState === 'lapsed' ? (
        <Alert type="error" showIcon message={t(`${DELAYS}.lapsed`)} />
      ) : null}
      {delay.reason ? (
        <Alert
          type={delay.status === 'rejected' ? 'warning' : 'info'}
          showIcon
          message={<MixedText>{delay.reason}</MixedText>}
        />
      ) : null}
      <ImpactPanel
        path={`/api/delays/${delay.id}/impact`}
        projectId={delay.projectId}
        version={delay.version}
      />
      <Facts delay={delay} />
    </Flex>
  )
}

function Facts({ delay }: { delay: Delay }) {
  return (
    <Details
      resource={DELAYS}
      items={[
        { name: 'noticeOn', value: <DateText value={delay.noticeOn} /> },
        { name: 'noticeReference', value: delay.noticeReference },
        { name: 'decidedByName', value: delay.decidedByName },
        { name: 'decidedOn', value: <DateText value={delay.decidedOn} /> },
        { name: 'createdByName', value: delay.createdByName },
        { name: 'createdAt', value: <InstantText value={delay.createdAt} /> },
        { name: 'details', value: delay.details, wide: true },
      ]}
    />
  )
}

function Related({ delay }: { delay: Delay }) {
  const { projectId, projectCode, projectName, projectNameAr, claimId, claimNumber } = delay
  return (
    <RelatedRecords
      resource={DELAYS}
      items={[
        {
          name: 'projectId',
          value: (
            <AbilityLink ability="projects.view" to={`/production/projects/${projectId}`}>
              {projectCode} · <LocalName name={projectName} nameAr={projectNameAr} />
            </AbilityLink>
          ),
        },
        {
          name: 'claimId',
          value: claimId ? (
            <Link to={`/production/delay-claims/${claimId}`}>{claimNumber}</Link>
          ) : null,
        },
        { name: 'siteReport', value: delay.siteReport ? <Source of={delay.siteReport} /> : null },
        {
          name: 'concurrentIds',
          value: delay.concurrent.length
            ? delay.concurrent.map((other) => (
                <div key={other.id}>
                  <Link to={delayPath(other)}>
                    {other.number} · <LocalName name={other.title} nameAr={other.titleAr} />
                  </Link>
                </div>
              ))
            : null,
        },
      ]}
    />
  )
}

/** The report whose blocker it is made of. */
const Source = ({ of }: { of: NonNullable<Delay['siteReport']> }) => (
  <AbilityLink ability="site-reports.view" to={reportPath(of)}>
    {of.number}
  </AbilityLink>
)
