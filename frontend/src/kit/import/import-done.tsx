import { Button, Flex, Result } from 'antd'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../link-button'
import { ProblemsLink } from './check-result'
import type { ImportBatch } from './import-batch'

interface ImportDoneProps {
  batch: ImportBatch
  back: { to: string; label: string }
  onAnother: () => void
}

/** What became of an import. */
export function ImportDone({ batch, back, onAnother }: ImportDoneProps) {
  const { t } = useTranslation()
  return (
    <Result
      status={batch.badRows === 0 ? 'success' : 'warning'}
      title={t('kit.import.finished')}
      subTitle={t('kit.import.outcome', {
        created: batch.createdRows,
        updated: batch.updatedRows,
        failed: batch.badRows,
      })}
      extra={
        <Flex wrap gap="small" justify="center">
          <LinkButton type="primary" to={back.to}>
            {back.label}
          </LinkButton>
          <Button onClick={onAnother}>{t('kit.import.another')}</Button>
          {batch.badRows > 0 ? <ProblemsLink batch={batch} /> : null}
        </Flex>
      }
    />
  )
}
