import { useState } from 'react'
import { Button, Form, Modal } from 'antd'
import { SettingOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { STOCK_LEVELS, type StockLevel } from './stock-level'

type Plan = Pick<StockLevel, 'bin' | 'reorderLevel' | 'reorderQuantity'>

/** When a material is reordered for a warehouse, and its bin there. */
export function LevelPlan({ level }: { level: StockLevel }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [form] = Form.useForm<Plan>()
  const action = useRecordAction(STOCK_LEVELS)
  const save = async (plan: Plan) => {
    const body = { ...plan, bin: plan.bin || null }
    const call = { path: '', method: 'patch' as const, body, done: t(`${STOCK_LEVELS}.planned`) }
    await action.run(level, call).then(
      () => setOpen(false),
      () => undefined
    )
  }
  return (
    <>
      <Button icon={<SettingOutlined />} onClick={() => setOpen(true)}>
        {t(`${STOCK_LEVELS}.plan`)}
      </Button>
      <Modal
        open={open}
        title={t(`${STOCK_LEVELS}.plan`)}
        okText={t('common.save')}
        cancelText={t('common.cancel')}
        onOk={() => form.submit()}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <Form
          form={form}
          layout="vertical"
          initialValues={level}
          onFinish={(plan) => void save(plan)}
        >
          <PlanFields />
        </Form>
      </Modal>
      <ActionConflict action={action} />
    </>
  )
}

function PlanFields() {
  const { t } = useTranslation()
  const label = (name: string) => t(`${STOCK_LEVELS}.fields.${name}`)
  const rules = [{ required: true }]
  return (
    <>
      <Form.Item name="reorderLevel" label={label('reorderLevel')} rules={rules}>
        <DecimalInput />
      </Form.Item>
      <Form.Item name="reorderQuantity" label={label('reorderQuantity')} rules={rules}>
        <DecimalInput />
      </Form.Item>
      <Form.Item name="bin" label={label('bin')}>
        <LatinInput maxLength={30} />
      </Form.Item>
    </>
  )
}
