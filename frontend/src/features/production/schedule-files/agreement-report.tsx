import { Alert, Flex, Table } from 'antd'
import { useTranslation } from 'react-i18next'
import { SCHEDULE_FILES, type ScheduleAgreement } from './schedule-files'

type Disagreement = ScheduleAgreement['disagreements'][number]

/** How many dates of the file are those that are computed here, and why others differ. */
export function AgreementReport({ agreement }: { agreement: ScheduleAgreement }) {
  const { t } = useTranslation()
  const { compared, agreeing, disagreements } = agreement
  if (!compared)
    return <Alert type="info" showIcon message={t(`${SCHEDULE_FILES}.agreement.none`)} />
  const title = (key: string) => t(`${SCHEDULE_FILES}.agreement.${key}`)
  return (
    <Flex vertical gap="small">
      <Alert
        type={agreeing === compared ? 'success' : 'warning'}
        showIcon
        message={t(`${SCHEDULE_FILES}.agreement.summary`, { compared, agreeing })}
      />
      {disagreements.length ? (
        <Table<Disagreement>
          size="small"
          rowKey={({ code, figure }) => `${code} ${figure}`}
          dataSource={disagreements}
          pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
          scroll={{ x: 'max-content' }}
          columns={[
            {
              title: title('task'),
              render: (_, { code, name }) => <bdi>{`${code} ${name}`}</bdi>,
            },
            {
              title: title('figure'),
              render: (_, { figure }) => title(`figures.${figure}`),
            },
            { title: title('file'), render: (_, { file }) => <bdi dir="ltr">{file}</bdi> },
            { title: title('here'), render: (_, { engine }) => <bdi dir="ltr">{engine}</bdi> },
            { title: title('cause'), render: (_, { cause }) => title(`causes.${cause}`) },
          ]}
        />
      ) : null}
    </Flex>
  )
}
