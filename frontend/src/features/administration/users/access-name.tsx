import { Typography } from 'antd'

interface AccessNameProps {
  name: string
  /** The address or the code, for those who look it up. */
  code: string
}

/** A page or ability in words, and as the access table has it. */
export function AccessName({ name, code }: AccessNameProps) {
  return (
    <>
      <bdi>{name}</bdi>
      <br />
      <Typography.Text type="secondary" style={{ fontSize: 12 }}>
        <code dir="ltr">{code}</code>
      </Typography.Text>
    </>
  )
}
