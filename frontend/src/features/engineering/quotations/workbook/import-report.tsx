import { Alert, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../../api/types'
import { WORKBOOK } from './workbook'

/** What came of the rows when lines were made of them last. */
export function ImportReport({ report }: { report: Schema<'WorkbookImportReport'> }) {
  const { t } = useTranslation()
  const { added, matched, unmatched, unmatchedCount, problems, problemCount, mode } = report
  return (
    <Flex vertical gap="small">
      <Alert
        type="success"
        showIcon
        role="status"
        message={[
          t(`${WORKBOOK}.added`, { count: added }),
          ...(mode === 'match' ? [t(`${WORKBOOK}.matched`, { count: matched })] : []),
        ].join(' · ')}
      />
      {unmatchedCount ? (
        <Listed
          title={t(`${WORKBOOK}.unmatched`, { count: unmatchedCount })}
          items={unmatched.map(({ description }) => description)}
        />
      ) : null}
      {problemCount ? (
        <Listed
          title={t(`${WORKBOOK}.problems`, { count: problemCount })}
          items={problems.map(({ sheet, row, field, problem, text }) =>
            t(`${WORKBOOK}.problem.${problem}`, {
              ...{ sheet, row, text },
              column: t(`${WORKBOOK}.field.${field}`),
            })
          )}
        />
      ) : null}
    </Flex>
  )
}

function Listed({ title, items }: { title: string; items: string[] }) {
  return (
    <Alert
      type="warning"
      showIcon
      message={title}
      description={
        <ul style={{ margin: 0, paddingInlineStart: 20, maxBlockSize: 180, overflowY: 'auto' }}>
          {items.map((item, index) => (
            <li key={index} dir="auto">
              {item}
            </li>
          ))}
        </ul>
      }
    />
  )
}
