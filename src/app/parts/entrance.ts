export { LoginPage } from '../../pages/login/LoginPage';
export { RegisterPage } from '../../pages/register/RegisterPage';
export { ForgotPasswordPage } from '../../pages/forgotPassword/ForgotPasswordPage';
