import { Alert, Card, Flex, Table } from 'antd'
import { UndoOutlined } from '@ant-design/icons'
import { Link, useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { MixedText } from '../../../kit/display/mixed-text'
import { AbilityLink } from '../../../kit/ability-link'
import { ConfirmAction } from '../../../kit/confirm-action'
import { InstantText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { StatusTag } from '../../../kit/display/status-tag'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { PrintButton } from '../../../kit/jobs/print-button'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { Details } from '../../../kit/show/details'
import { ResourceShow } from '../../../kit/show/resource-show'
import { RelatedRecords } from '../../../kit/show/side-card'
import { useRecord } from '../../../kit/show/use-record'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { DELAYS, delayPath } from '../delays/delay'
import { ImpactFigures } from '../delays/impact-figures'
import { NoticeTag } from '../delays/notice-tag'
import { Period } from '../delays/period'
import { DELAY_CLAIMS, type DelayClaim } from './delay-claim'

export default function DelayClaimShow() {
  const { t } = useTranslation()
  const query = useRecord<DelayClaim>(DELAY_CLAIMS, useParams().id)
  return (
    <ResourceShow<DelayClaim>
      resource={DELAY_CLAIMS}
      query={query}
      remembered={false}
      back={{ to: '/production/delay-claims', label: t(`${DELAY_CLAIMS}.title`) }}
      titleOf={(claim) => claim.number}
      tags={(claim) => <StatusTag status={claim.status} />}
      subtitle={(claim) => <LocalName name={claim.projectName} nameAr={claim.projectNameAr} />}
      summary={(claim) => [
        { name: 'claimedDays', value: claim.claimedDays },
        { name: 'grantedDays', value: claim.grantedDays },
        { name: 'delayCount', value: claim.delayCount },
        { name: 'openCount', value: claim.openCount },
      ]}
      actions={(claim) => (
        <>
          <PrintButton
            url={`/api/delay-claims/${claim.id}/prints`}
            label={t(`${DELAY_CLAIMS}.print`)}
          />
          <WithdrawButton claim={claim} />
        </>
      )}
      aside={(claim) => <Related claim={claim} />}
      tabs={(claim) => [
        {
          key: 'details',
          label: t(`${DELAY_CLAIMS}.details_tab`),
          children: <Sheet claim={claim} />,
        },
      ]}
    />
  )
}

function Sheet({ claim }: { claim: DelayClaim }) {
  const { t } = useTranslation()
  return (
    <Flex vertical gap="middle">
      {claim.reason ? (
        <Alert type="warning" showIcon message={<MixedText>{claim.reason}</MixedText>} />
      ) : null}
      <Card size="small" title={t(`${DELAYS}.title`)}>
        <ClaimedDelays claim={claim} />
      </Card>
      {claim.impact ? (
        <Card size="small" title={t(`${DELAY_CLAIMS}.impact`)}>
          <Flex vertical gap="middle">
            <ImpactFigures base={claim.base} impact={claim.impact} />
          </Flex>
        </Card>
      ) : null}
      <Details
        resource={DELAY_CLAIMS}
        items={[
          { name: 'createdByName', value: claim.createdByName },
          { name: 'createdAt', value: <InstantText value={claim.createdAt} /> },
          { name: 'statement', value: claim.statement, wide: true },
        ]}
      />
    </Flex>
  )
}

function ClaimedDelays({ claim }: { claim: DelayClaim }) {
  const { t } = useTranslation()
  const title = (name: string) => t(`${DELAYS}.fields.${name}`)
  return (
    <Table<DelayClaim['delays'][number]>
      size="small"
      rowKey="id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={claim.delays}
      columns={[
        {
          title: title('number'),
          render: (_, row) => <Link to={delayPath(row)}>{row.number}</Link>,
        },
        {
          title: title('title'),
          render: (_, row) => <LocalName name={row.title} nameAr={row.titleAr} />,
        },
        { title: title('status'), render: (_, row) => <StatusTag status={row.status} /> },
        { title: title('period'), render: (_, row) => <Period delay={row} /> },
        {
          title: title('responsible'),
          render: (_, row) => <ChoiceText list="delay-responsibles" value={row.responsible} />,
        },
        { title: title('noticeOn'), render: (_, row) => <NoticeTag delay={row} /> },
        { title: title('grantedDays'), align: 'end', dataIndex: 'grantedDays' },
      ]}
    />
  )
}

function Related({ claim }: { claim: DelayClaim }) {
  const { projectId, projectCode, projectName, projectNameAr } = claim
  return (
    <RelatedRecords
      resource={DELAY_CLAIMS}
      items={[
        {
          name: 'projectId',
          value: (
            <AbilityLink ability="projects.view" to={`/production/projects/${projectId}`}>
              {projectCode} · <LocalName name={projectName} nameAr={projectNameAr} />
            </AbilityLink>
          ),
        },
      ]}
    />
  )
}

function WithdrawButton({ claim }: { claim: DelayClaim }) {
  const { t } = useTranslation()
  const action = useRecordAction(DELAY_CLAIMS)
  const text = (key: string) => t(`${DELAY_CLAIMS}.action.${key}`, { number: claim.number })
  return (
    <>
      {claim.can.withdraw ? (
        <ConfirmAction
          danger
          icon={<UndoOutlined />}
          label={text('withdraw')}
          title={text('withdraw_title')}
          content={text('withdraw_text')}
          confirmLabel={text('withdraw')}
          reason={{ label: text('reason'), required: true }}
          onConfirm={(reason) =>
            action.run(claim, { path: 'withdraw', body: { reason }, done: text('withdraw_done') })
          }
        />
      ) : null}
      <ActionConflict action={action} />
    </>
  )
}
