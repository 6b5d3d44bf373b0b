import { useParams } from 'react-router'
import { BudgetForm } from './budget-form'

export default function BudgetEdit() {
  return <BudgetForm id={Number(useParams().id)} />
}
