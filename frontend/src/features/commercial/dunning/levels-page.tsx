import { useState } from 'react'
import { Button, Card, Flex, Form, Input, InputNumber, Typography } from 'antd'
import { EditOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http, ifMatch } from '../../../api/http'
import type { Schema } from '../../../api/types'
import { FormDialog } from '../../../kit/form/form-dialog'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { useSend } from '../../../kit/use-send'
import { DUNNING } from './dunning'
import { LetterPreview } from './letter-preview'

type DunningLevel = Schema<'DunningLevel'>
type Texts = Pick<DunningLevel, 'days' | 'titleEn' | 'titleAr' | 'bodyEn' | 'bodyAr'>

/** When letters are due, and what they say in both languages. */
export default function LevelsPage() {
  const { t } = useTranslation()
  const [edited, setEdited] = useState<DunningLevel | null>(null)
  const query = useQuery<DunningLevel[]>({ queryKey: ['/api/dunning-levels'], staleTime: 0 })
  if (query.error)
    return <LoadFailed page error={query.error} onRetry={() => void query.refetch()} />
  return (
    <>
      <PageHeader
        title={t(`${DUNNING}.levels.title`)}
        subtitle={t(`${DUNNING}.levels.subtitle`)}
        back={{ to: '/commercial/dunning', label: t(`${DUNNING}.title`) }}
      />
      {query.data ? (
        <Flex vertical gap="middle">
          {query.data.map((level) => (
            <LevelCard key={level.id} level={level} onEdit={() => setEdited(level)} />
          ))}
        </Flex>
      ) : (
        <PageSkeleton />
      )}
      {edited ? (
        <LevelDialog
          level={edited}
          onClose={() => setEdited(null)}
          onDone={() => query.refetch()}
        />
      ) : null}
    </>
  )
}

function LevelCard({ level, onEdit }: { level: DunningLevel; onEdit: () => void }) {
  const { t } = useTranslation()
  return (
    <Card
      size="small"
      title={t(`${DUNNING}.levels.level`, { level: level.id, count: level.days })}
      extra={
        level.can.update ? (
          <Button
            size="small"
            icon={<EditOutlined />}
            onClick={onEdit}
            aria-label={t(`${DUNNING}.levels.edit`, { level: level.id })}
          >
            {t('common.edit')}
          </Button>
        ) : null
      }
    >
      <LetterPreview texts={level} />
    </Card>
  )
}

interface LevelDialogProps {
  level: DunningLevel
  onClose: () => void
  onDone: () => Promise<unknown>
}

function LevelDialog({ level, onClose, onDone }: LevelDialogProps) {
  const { t } = useTranslation()
  const send = useSend()
  const save = async (values: Texts) => {
    await send(t(`${DUNNING}.levels.saved`), () =>
      http.patch(`/api/dunning-levels/${level.id}`, values, { headers: ifMatch(level.version) })
    )
    await onDone()
  }
  const { days, titleEn, titleAr, bodyEn, bodyAr } = level
  return (
    <FormDialog<Texts>
      title={t(`${DUNNING}.levels.edit`, { level: level.id })}
      initialValues={{ days, titleEn, titleAr, bodyEn, bodyAr }}
      onSave={save}
      onClose={onClose}
    >
      <LevelFields />
    </FormDialog>
  )
}

function LevelFields() {
  const { t } = useTranslation()
  const label = (name: string) => t(`${DUNNING}.levels.fields.${name}`)
  const required = [{ required: true }]
  return (
    <>
      <Form.Item name="days" label={label('days')} rules={required}>
        <InputNumber min={1} max={365} precision={0} style={{ inlineSize: '100%' }} />
      </Form.Item>
      <Form.Item name="titleEn" label={label('titleEn')} rules={required}>
        <Input maxLength={120} dir="ltr" />
      </Form.Item>
      <Form.Item name="bodyEn" label={label('bodyEn')} rules={required}>
        <Input.TextArea rows={4} maxLength={2000} dir="ltr" />
      </Form.Item>
      <Form.Item name="titleAr" label={label('titleAr')} rules={required}>
        <Input maxLength={120} dir="rtl" />
      </Form.Item>
      <Form.Item
        name="bodyAr"
        label={label('bodyAr')}
        rules={required}
        extra={t(`${DUNNING}.levels.placeholders`)}
      >
        <Input.TextArea rows={4} maxLength={2000} dir="rtl" />
      </Form.Item>
      <Typography.Text type="secondary">{t(`${DUNNING}.levels.preview`)}</Typography.Text>
      <Form.Item noStyle shouldUpdate>
        {({ getFieldsValue }) => <LetterPreview texts={getFieldsValue() as Texts} />}
      </Form.Item>
    </>
  )
}
