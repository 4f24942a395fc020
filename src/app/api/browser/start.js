/* global SwaggerUIBundle */
SwaggerUIBundle({
  url: '/api/openapi.json',
  domNode: document.querySelector('#api'),
  deepLinking: true,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  // The description is not sent to a validator, and no token is stored.
  validatorUrl: null,
  persistAuthorization: false,
})
