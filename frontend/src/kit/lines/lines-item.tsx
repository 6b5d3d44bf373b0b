import { Form, Typography } from 'antd'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { areLinesValid, withoutTail } from './check-lines'
import { LineItemsEditor } from './line-items-editor'
import type { Line } from './types'

interface LinesItemProps extends ComponentProps<typeof LineItemsEditor> {
  /** A document that may be kept without lines, such as a draft. */
  optional?: boolean
}

/** The lines editor as a form field with its rules. */
export function LinesItem({ optional = false, ...editor }: LinesItemProps) {
  const { t } = useTranslation()
  const check = (_: unknown, value: Line[] = []) => {
    const lines = withoutTail(value, editor.columns, editor.blank)
    if (lines.length === 0 && !optional) {
      return Promise.reject(new Error(t('kit.lines.at_least_one')))
    }
    return areLinesValid(lines, editor.columns)
      ? Promise.resolve()
      : Promise.reject(new Error(t('kit.lines.incomplete')))
  }
  return (
    <>
      {/* Without style: the item's own error would redden every cell. */}
      <Form.Item name={editor.name} rules={[{ validator: check }]} validateTrigger={[]} noStyle>
        <LineItemsEditor {...editor} />
      </Form.Item>
      <Form.Item noStyle shouldUpdate>
        {({ getFieldError }) => <Form.ErrorList errors={getFieldError(editor.name)} />}
      </Form.Item>
      <Typography.Text type="secondary" style={{ fontSize: 12 }}>
        {t('kit.lines.paste_hint')}
      </Typography.Text>
    </>
  )
}
