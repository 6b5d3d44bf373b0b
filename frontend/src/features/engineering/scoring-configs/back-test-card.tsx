import { Alert, Card, Skeleton, Table } from 'antd'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../api/http-error'
import { StatusTag } from '../../../kit/display/status-tag'
import { Empty } from '../../../kit/empty'
import { SCORING, type BackTest, type BandResult, type Rules } from './scoring-config'
import { useTrial } from './use-trial'

const NOTHING = {}

/** Bands against what was really won, and the result of the rules on the screen. */
export function BackTestCard({ rules }: { rules: Rules }) {
  const { t } = useTranslation()
  const query = useTrial<BackTest>('back-test', rules, NOTHING)
  const { data } = query
  const cell = (band: BandResult | undefined) =>
    band && band.winRate !== null
      ? t(`${SCORING}.win_rate`, { rate: band.winRate, won: band.won, decided: band.decided })
      : '—'
  return (
    <Card size="small" title={t(`${SCORING}.back_test`)}>
      {query.error ? (
        <Alert type="warning" showIcon message={messageOf(query.error, t('kit.load_failed'))} />
      ) : null}
      {!data && !query.error ? <Skeleton active title={false} paragraph={{ rows: 3 }} /> : null}
      {data?.decided === 0 ? <Empty title={t(`${SCORING}.nothing_decided`)} /> : null}
      {data && data.decided > 0 ? (
        <>
          <p>{t(`${SCORING}.moved`, { moved: data.moved, decided: data.decided })}</p>
          <Table<BandResult>
            size="small"
            rowKey="recommendation"
            pagination={false}
            dataSource={data.stored}
            columns={[
              {
                title: t(`${SCORING}.band`),
                render: (_, { recommendation }) => <StatusTag status={recommendation} />,
              },
              { title: t(`${SCORING}.as_stored`), render: (_, band) => <bdi>{cell(band)}</bdi> },
              {
                title: t(`${SCORING}.by_draft`),
                render: (_, _band, index) => <bdi>{cell(data.requested[index])}</bdi>,
              },
            ]}
          />
        </>
      ) : null}
    </Card>
  )
}
