import { useState } from 'react'
import { Button, Drawer, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import { HttpError, messageOf } from '../../../api/http-error'
import { useFormats } from '../../../kit/display/use-formats'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { toast } from '../../../providers/toast'
import { nameOf } from './person-name'
import { SALES, type Person } from './sales'

interface TargetsDrawerProps {
  person: Person
  currency: string
  onClose: () => void
  onSaved: () => void
}

function useTargets(person: Person, onSaved: () => void) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const save = async (values: Record<string, string>) => {
    setBusy(true)
    try {
      const months = Object.entries(values).map(([month, amount]) => ({
        month,
        amount: amount || '0',
      }))
      await http.put('/api/sales/targets', { initials: person.initials, months })
      toast({ variant: 'success', title: t(`${SALES}.saved`) })
      onSaved()
    } catch (error) {
      const first = error instanceof HttpError ? Object.values(error.errors ?? {})[0]?.[0] : null
      toast({
        variant: 'destructive',
        title: t('kit.action_failed'),
        description: first ?? messageOf(error, t('kit.try_again')),
      })
    } finally {
      setBusy(false)
    }
  }
  return { busy, save }
}

/** The monthly targets of a business developer. */
export function TargetsDrawer({ person, currency, onClose, onSaved }: TargetsDrawerProps) {
  const { t, i18n } = useTranslation()
  const formats = useFormats()
  const [form] = Form.useForm<Record<string, string>>()
  const { busy, save } = useTargets(person, onSaved)
  return (
    <Drawer
      open
      onClose={onClose}
      width="min(100vw, 420px)"
      title={t(`${SALES}.performance.targets_of`, { name: nameOf(person, i18n.language) })}
      extra={
        <Button type="primary" loading={busy} onClick={() => form.submit()}>
          {t('common.save')}
        </Button>
      }
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={Object.fromEntries(
          person.months.map(({ month, target }) => [month, Number(target) ? target : ''])
        )}
        onFinish={(values) => void save(values)}
      >
        {person.months.map(({ month }) => (
          <Form.Item
            key={month}
            name={month}
            label={formats.month(month)}
            style={{ marginBlockEnd: 8 }}
          >
            <DecimalInput suffix={currency} />
          </Form.Item>
        ))}
      </Form>
    </Drawer>
  )
}
