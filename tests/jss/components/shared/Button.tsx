interface ButtonProps {
  label: string;
}

const Button = ({ label }: ButtonProps): JSX.Element => <strong className="shared">{label}</strong>;

export default Button;
