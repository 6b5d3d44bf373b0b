import '#production/projects/routes'
