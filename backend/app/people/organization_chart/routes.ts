import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'
import { describe } from '#core/openapi/registry'
import { arrayOf, day, each, id, named, nullable, object, text, whole } from '#core/openapi/schema'

const { OrganizationCharts } = controllers.people.organizationChart

secure(router.get('/api/organization-chart', [OrganizationCharts, 'index']), 'people.open')

describe('/api/organization-chart', {
  GET: {
    summary: 'List who reports to a person, or stands at the top',
    query: { under: id, asOf: day },
    answer: arrayOf(
      named(
        'ChartPerson',
        object({
          id,
          ...each(['name', 'nameAr', 'position', 'positionAr'], text),
          departmentName: nullable(text),
          photoUrl: nullable(text),
          reports: whole,
        })
      )
    ),
  },
})
