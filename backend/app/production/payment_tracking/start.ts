import './exports.js'
import { installProjectWorth } from '#core/budgets/project_worth'
import { trackedWorth } from './project_worth.js'

installProjectWorth(trackedWorth)
