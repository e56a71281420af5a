import { ApiProperty } from '@nestjs/swagger';

export class ReceivedDto {
  @ApiProperty()
  received: boolean;
}

class ConfiguredSecretsDto {
  @ApiProperty()
  production: boolean;

  @ApiProperty()
  test: boolean;
}

class WebhookInstructionsDto {
  @ApiProperty({ format: 'uri' })
  webhookUrl: string;

  @ApiProperty({ type: [String] })
  stripeCliCommands: string[];

  @ApiProperty()
  curlExample: string;

  @ApiProperty()
  note: string;
}

export class WebhookInfoDto {
  @ApiProperty({ enum: ['production', 'development'] })
  environment: 'production' | 'development';

  /** Whether each secret is there; never any part of it. */
  @ApiProperty()
  webhookSecretConfigured: ConfiguredSecretsDto;

  @ApiProperty()
  instructions: WebhookInstructionsDto;
}
