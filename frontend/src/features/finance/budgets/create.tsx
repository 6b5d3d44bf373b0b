import { BudgetForm } from './budget-form'

export default function BudgetCreate() {
  return <BudgetForm />
}
