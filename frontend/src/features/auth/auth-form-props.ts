export interface AuthFormProps {
  /** The address typed so far; it stays when the other half of the screen is chosen. */
  email: string;
  onEmail: (email: string) => void;
}
