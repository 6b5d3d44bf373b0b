import { RuleForm } from './rule-form'

export default function ApprovalRuleCreate() {
  return <RuleForm />
}
