import { useParams } from 'react-router'
import { RuleForm } from './rule-form'

export default function ApprovalRuleEdit() {
  return <RuleForm id={Number(useParams().id)} />
}
