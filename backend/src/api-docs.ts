import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

/** The wire contract, made from the DTO classes. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const description = new DocumentBuilder()
    .setTitle('Threefold API')
    .setDescription('Unsafe requests need an Origin that is the site’s own. Errors are all of one shape: ErrorBody.')
    .setVersion('1')
    .addCookieAuth('session')
    .build();
  return SwaggerModule.createDocument(app, description, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
}

/** The document at /api/openapi.json and a page to read it at /api/docs. */
export function mountApiDocs(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => describeApi(app), { jsonDocumentUrl: 'api/openapi.json' });
}
