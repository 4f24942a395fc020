/* global SwaggerUIBundle */
SwaggerUIBundle({
  url: '/api/openapi.json',
  domNode: document.querySelector('#api'),
  deepLinking: true,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  // Nothing is sent to anybody, and no token stays behind.
  validatorUrl: null,
  persistAuthorization: false,
})
